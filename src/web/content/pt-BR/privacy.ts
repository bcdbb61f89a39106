export const privacy = {
  pageTitle: "Privacidade",
  heading: "Privacidade",
  lead: "Guardamos pouco, dizemos o quê, e apagamos quando você pede. Vale a Lei Geral de Proteção de Dados (LGPD).",
  sections: {
    booking: {
      heading: "Quando você reserva",
      text: "Guardamos o nome, o e-mail e o telefone que você escreve no pagamento, as datas, o quarto, quantas pessoas vêm e o valor. É o que precisamos para receber você, mandar a confirmação e responder. Não vendemos nem emprestamos esses dados a ninguém.",
    },
    card: {
      heading: "O cartão",
      text: "O número do cartão nunca passa por nós. Quem recebe o pagamento é a Stripe, na tela dela, com as regras dela. A nós ela diz se o pagamento foi feito, por quem e de quanto.",
    },
    cookie: {
      heading: "Um cookie, e só ao reservar",
      text: "Quando você abre o pagamento, o site grava um cookie assinado, que dura 30 dias. Ele serve para devolver a você as noites que estava reservando, se a página fechar no meio. Não há cookies de terceiros antes do pagamento; ao abri-lo, a Stripe usa os dela contra fraude.",
    },
    visit: {
      heading: "Quando você só olha",
      text: "Não medimos visitas, não fazemos anúncios e não seguimos ninguém. O registro do servidor anota que uma página foi pedida, sem nome, sem e-mail e sem endereço de internet. O mapa vem do Google e só carrega quando você chega perto dele na página. No seu navegador fica guardada uma página com o nosso telefone e os quartos, igual para todos, para quando faltar internet.",
    },
    time: {
      heading: "Por quanto tempo",
      text: "Seu nome, e-mail e telefone saem sozinhos dois anos depois da estadia; o que anotamos sobre ela, depois de um ano. O número do cookie sai da reserva em uma semana. Valores e datas ficam, sem dizer de quem, porque a lei dos impostos pede. A ficha de hóspede fica com o Ministério do Turismo, pelo tempo que a lei manda. Os e-mails que trocamos ficam no serviço de e-mail da pousada. Uma reserva que não foi paga não guarda o seu nome.",
    },
    rights: {
      heading: "Para ver, corrigir ou apagar",
      text: "Escreva ou ligue, com o código da reserva se tiver. Respondemos em até 15 dias. Mandamos um arquivo com tudo o que guardamos sobre você, ou apagamos: nome, e-mail, telefone e anotações saem de todas as suas reservas. Se ainda não der, porque a estadia não acabou, uma devolução está a caminho ou o pagamento pode ser contestado (até 120 dias), dizemos a partir de que dia dá. Se a resposta não servir, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
    },
  },
  ask: "Com quem falar",
} as const;
