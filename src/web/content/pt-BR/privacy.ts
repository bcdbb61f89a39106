export const privacy = {
  pageTitle: "Privacidade",
  heading: "Privacidade",
  lead: "Guardamos pouco, dizemos o quê, e apagamos quando você pede. Vale a Lei Geral de Proteção de Dados (LGPD).",
  sections: {
    booking: {
      heading: "Quando você reserva",
      text: "Guardamos o nome, o e-mail e o telefone que você escreve no pagamento, as datas, o quarto, quantas pessoas vêm e o valor. É o que precisamos para receber você, mandar a confirmação e responder. Não vendemos nem emprestamos esses dados a ninguém.",
    },
    page: {
      heading: "Na página da sua reserva",
      text: "Guardamos o que você escreve lá: a hora da chegada, os nomes de quem vem junto, um recado, o motivo se cancelar e, se a casa for devolver por Pix, a sua chave. Só a casa lê. A chave sai assim que a devolução é feita. Se você perde o link e pede outro, o e-mail que digitou é apagado assim que respondemos, ou em até dois dias se isso falhar. Contra tentativas em massa, contamos os pedidos por códigos que não dizem quem pediu, e os apagamos em poucos dias.",
    },
    card: {
      heading: "O pagamento",
      text: "O número do cartão nunca passa por nós. Quem recebe o que você paga pelo site é um provedor de pagamento, com as regras dele. A ele mandamos o que você compra: o valor, o quarto, as datas, quantas pessoas vêm, as condições, o idioma e o código da reserva. Quando é o nosso site que pergunta o seu nome, e-mail e telefone, mandamos também esses três. A nós ele diz se o pagamento foi feito, por quem e de quanto.",
    },
    cookie: {
      heading: "Poucos cookies, e só ao reservar",
      text: "Quando você abre o pagamento, o site grava um cookie assinado, que dura 30 dias. Ele serve para devolver a você as noites que estava reservando, se a página fechar no meio. Quando você abre o link da sua reserva, outro cookie, de 90 dias, guarda nesse navegador a chave que abre a página; em aparelho dos outros, use uma janela anônima. Não há cookies de terceiros antes do pagamento; ao abri-lo, o provedor usa os dele contra fraude.",
    },
    visit: {
      heading: "Quando você só olha",
      text: "Não medimos visitas, não fazemos anúncios e não seguimos ninguém. O registro do servidor anota que uma página foi pedida, sem nome, sem e-mail e sem endereço de internet. O mapa vem do Google e só carrega quando você chega perto dele na página. No seu navegador fica guardada uma página com o nosso telefone e os quartos, igual para todos, para quando faltar internet.",
    },
    time: {
      heading: "Por quanto tempo",
      text: "Seu nome, e-mail e telefone saem sozinhos dois anos depois da estadia; o que anotamos sobre ela e o que você escreveu na página da reserva, depois de um ano. O número do cookie sai da reserva em uma semana. Valores e datas ficam, sem dizer de quem, porque a lei dos impostos pede. A ficha de hóspede fica com o Ministério do Turismo, pelo tempo que a lei manda. Os e-mails que trocamos ficam no serviço de e-mail da pousada. Uma reserva que não foi paga não guarda o seu nome. Quem só pede datas, onde a casa não recebe pelo site, deixa nome e telefone: saem 60 dias depois, ou antes, se você pedir.",
    },
    rights: {
      heading: "Para ver, corrigir ou apagar",
      text: "Escreva ou ligue, com o código da reserva se tiver. Respondemos em até 15 dias. Mandamos um arquivo com tudo o que guardamos sobre você, ou apagamos: nome, e-mail, telefone, anotações e o que você escreveu saem de todas as suas reservas. Se ainda não der, porque a estadia não acabou, uma devolução está a caminho ou o pagamento pode ser contestado (até 120 dias), dizemos a partir de que dia dá. Se a resposta não servir, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).",
    },
  },
  ask: "Com quem falar",
} as const;
