import type { AppError, RefusalCode } from "../domain/app-error.ts";
import type { Stay } from "../domain/stay.ts";
import { checkoutRefusals } from "./checkout-refusals.ts";
import { toWireStay } from "./translate-nearest.ts";

/** Status and text of each refusal on the wire. */
export const problems: Readonly<Record<RefusalCode, readonly [status: number, sentence: string]>> =
  {
    "invalid-request": [422, "Algum dado do pedido não está certo. Confira e tente de novo."],
    "invalid-stay": [422, checkoutRefusals["invalid-stay"]],
    "stay-past": [422, checkoutRefusals["stay-past"]],
    "stay-too-late-today": [422, checkoutRefusals["stay-too-late-today"]],
    "stay-too-far": [422, checkoutRefusals["stay-too-far"]],
    "stay-no-arrival-day": [422, checkoutRefusals["stay-no-arrival-day"]],
    "stay-too-short": [422, checkoutRefusals["stay-too-short"]],
    "stay-too-long": [422, checkoutRefusals["stay-too-long"]],
    "too-many-guests": [422, checkoutRefusals["too-many-guests"]],
    "listing-unknown": [404, "Não encontramos esse quarto."],
    "route-unknown": [404, "Não encontramos esse endereço."],
    "nights-taken": [409, "Essas noites já estão reservadas. Veja outras datas livres."],
    "key-reused": [
      422,
      "Esse pedido repete a chave de outro. Nada foi cobrado. Recarregue a página e tente de novo.",
    ],
    "sent-otherwise": [
      409,
      "Este formulário já foi enviado com outros dados, e aquele envio valeu. Recarregue para ver o que ficou, e só então mande de novo.",
    ],
    "form-outdated": [
      409,
      "Esta página é de antes de uma atualização do painel. Copie o que escreveu, recarregue e mande de novo.",
    ],
    "checkout-unknown": [404, "Não encontramos esse pagamento."],
    "checkout-unpaid": [402, "O pagamento ainda não foi feito. Nada foi cobrado."],
    "checkout-expired": [
      410,
      "O tempo para pagar acabou e as noites foram liberadas. Nada foi cobrado.",
    ],
    "booking-cancelled": [410, "Essa reserva foi cancelada. Qualquer dúvida, fale com a gente."],
    "nights-lost": [
      409,
      "O pagamento chegou, mas as noites já não estavam livres. Vamos devolver o valor inteiro.",
    ],
    "payment-returned": [
      409,
      "O pagamento foi devolvido antes de virar reserva, e as noites estão livres de novo.",
    ],
    "payment-unavailable": [503, "O pagamento não abriu. Nada foi cobrado. Tente de novo."],
    "payment-processing": [
      409,
      "O banco ainda está confirmando o pagamento. Não pague de novo: espere a confirmação.",
    ],
    "booking-unknown": [404, "Não encontramos essa reserva."],
    "link-unknown": [
      404,
      "Esse link não abre mais nenhuma reserva. Veja o e-mail mais novo da casa.",
    ],
    "proposal-unknown": [404, "Não encontramos esse orçamento. Confira o link na conversa."],
    "proposal-over": [409, "Esse orçamento já não pode ser pago. Recarregue para ver como está."],
    "proposal-paid": [409, "Esse orçamento já foi pago e virou reserva."],
    "proposal-waits": [
      409,
      "O hóspede diz que fez um Pix deste orçamento. Diga antes, em Hoje, se chegou.",
    ],
    "pix-unknown": [404, "Não encontramos esse Pix."],
    "pix-open-elsewhere": [
      409,
      "Já há um Pix aberto com esse e-mail ou celular. Conclua aquele antes, ou fale com a casa.",
    ],
    "pix-answered": [409, "Esse Pix já foi respondido. Recarregue para ver como está."],
    "means-not-taken": [409, "A casa não recebe assim agora. Escolha outra forma de pagar."],
    "message-unknown": [404, "Não encontramos essa mensagem."],
    "guest-may-not": [409, "Isso se resolve com a casa. Fale com ela por WhatsApp ou telefone."],
    "offer-differs": [409, "O valor mudou enquanto você lia. Nada foi mudado: confira de novo."],
    "change-open": [
      409,
      "Outra mudança desta reserva espera o pagamento. Conclua ou desista dela antes.",
    ],
    "change-gone": [409, "Esse pedido de mudança já não vale. A reserva continua como está."],
    "nothing-open": [409, "Não há nada a pagar nesta reserva."],
    "too-little-online": [409, "É pouco demais para pagar pela internet. Acerte com a casa."],
    "receipt-unknown": [404, "Não encontramos esse recibo."],
    "payment-undone": [409, "Esse pagamento foi desfeito: não há do que dar recibo."],
    "booking-not-cancellable": [409, "Essa reserva não está confirmada: não há o que cancelar."],
    "portal-decides": [
      409,
      "Esta reserva é do portal: datas, quarto, cancelamento e mensagens ao hóspede se fazem lá. A mudança aparece aqui sozinha em até dez minutos.",
    ],
    "stay-has-money": [
      409,
      "Há valores na conta desta estadia, e um fechamento não tem conta. Tire o valor e os pagamentos antes de dizer que é só um fechamento.",
    ],
    "commission-too-high": [422, "A comissão é maior que o valor da estadia. Confira os dois."],
    "price-differs": [
      409,
      "O preço mudou enquanto você preenchia. Confira o novo total e confirme de novo.",
    ],
    "more-than-open": [409, "É mais do que falta pagar. Confira o valor e diga se é isso mesmo."],
    "check-in-too-early": [
      409,
      "O check-in abre no dia da chegada. Se o hóspede vem antes, mude as datas da reserva.",
    ],
    "still-open": [
      409,
      "Ainda falta receber desta reserva. Receba agora ou confirme a saída mesmo assim.",
    ],
    "refund-too-high": [422, "Não dá para devolver mais do que foi pago."],
    "refund-differs": [409, "O valor a devolver mudou. Confira o novo valor e confirme de novo."],
    "refund-below-law": [
      409,
      "Nada foi cancelado: aqui volta tudo. É a casa quem cancela, ou ainda são os sete dias da compra.",
    ],
    "refund-below-policy": [
      409,
      "Nada foi cancelado: é menos do que a política manda. Escreva o que vocês combinaram.",
    ],
    "refund-settled": [409, "Essa devolução já foi resolvida. Recarregue para ver como."],
    "discount-too-high": [422, "O desconto é maior que o total da reserva. Diminua o valor."],
    "discount-above-rooms": [
      422,
      "Os descontos desta reserva são maiores que os outros quartos. Combine antes outro total, ou cancele a reserva inteira.",
    ],
    "payment-gone": [
      409,
      "Esse pagamento já voltou ao hóspede ou já foi tirado. Recarregue para ver como está.",
    ],
    "day-impossible": [
      422,
      "O dia não serve: pode ser até hoje, e no máximo 30 dias antes de a reserva ser feita.",
    ],
    "too-many-requests": [429, "Foram pedidos demais em pouco tempo. Espere um minuto."],
    "signature-invalid": [400, "A assinatura do aviso de pagamento não confere."],
    "origin-refused": [403, "Esse pedido veio de outro endereço e foi recusado."],
    "body-too-large": [413, "O pedido é grande demais."],
    "media-type-refused": [415, "Esse formato de pedido não é aceito."],
    "sign-in-required": [401, "Entre para continuar."],
    "second-factor-required": [403, "Antes de continuar, ligue o código no celular."],
    "not-allowed": [403, "Só a proprietária pode fazer isso."],
    "step-up-needed": [428, "Antes de valer, confirme que é você."],
    "step-up-wrong": [422, "Não confere. Nada mudou ainda. Tente de novo."],
    "step-up-throttled": [
      429,
      "Foram tentativas demais. Nada mudou. Espere 15 minutos e tente de novo.",
    ],
    "owner-too-new": [
      403,
      "Quem virou proprietária há menos de 24 horas ainda não muda para onde vai o dinheiro. Peça a outra proprietária, ou espere até amanhã.",
    ],
    "person-known": [409, "Essa pessoa já entra aqui. Não precisa de convite."],
    "changed-meanwhile": [
      409,
      "Alguém mudou isto enquanto você escrevia. Seu texto continua aqui: recarregue para ver o que mudou.",
    ],
    "booking-not-here": [409, "Essa reserva já não está nesse ponto. Recarregue a página."],
    "address-corrected": [
      409,
      "O e-mail deste hóspede foi corrigido. Só a proprietária manda o link para o endereço novo.",
    ],
    "no-mail-to-send": [409, "Não há e-mail para mandar: falta o endereço do hóspede."],
    "guest-data-needed": [
      409,
      "Ainda não dá para apagar os dados deste hóspede. A reserva diz a partir de quando.",
    ],
    "guest-erased": [409, "Os dados deste hóspede foram apagados. Não há mais contato a mudar."],
    "picture-unreadable": [
      415,
      "Não conseguimos abrir essa foto. Mande em JPG ou PNG. No iPhone: Ajustes, Câmera, Formatos, Mais compatível.",
    ],
    "picture-too-large": [
      413,
      "Essa foto é grande demais. Mande uma de até 15 MB ou, se ela for menor, um print dela.",
    ],
    "picture-underway": [409, "A foto anterior ainda está chegando. Espere um instante."],
    "pictures-busy": [429, "Há muitas fotos chegando agora. Espere um minuto e mande de novo."],
    "room-has-bookings": [
      409,
      "Este quarto tem reservas pela frente, e cada uma ocupa as portas de agora. Mude as portas depois da última.",
    ],
    "room-has-blocks": [
      409,
      "Este quarto tem bloqueios pela frente, e cada um ocupa as portas de agora. Desbloqueie essas datas no calendário e mude as portas depois.",
    ],
    "room-not-ready": [
      409,
      "Para aparecer no site, o quarto precisa de uma foto, do texto do cartão e de uma descrição.",
    ],
    "room-still-shown": [409, "Este quarto está no site. Esconda o quarto antes de apagar."],
    "room-has-history": [
      409,
      "Este quarto tem reservas ou noites de outros sites na história da casa. Ele pode ficar escondido, mas não ser apagado.",
    ],
    "room-name-taken": [409, "Já existe uma porta com esse nome. Escolha outro."],
    "room-state-changed": [
      409,
      "Alguém mudou este quarto um instante antes. Veja como está agora e toque de novo se precisar.",
    ],
    "too-many-seasons": [
      409,
      "Um quarto pode ter até 60 temporadas. Em Quartos, apague as que já passaram e salve o preço de novo.",
    ],
    "feed-unknown": [404, "Esse calendário já não está aqui. Recarregue a página."],
    "conflict-unknown": [404, "Esse conflito já não está aqui. Recarregue a página."],
    unavailable: [503, "Estamos com um problema passageiro. Tente de novo em instantes."],
    unexpected: [500, "Algo não saiu como devia. Tente de novo em instantes."],
  };

/** A refusal as problem details (RFC 9457). */
export function toWireProblem({ code, details }: AppError) {
  const [status, detail] = problems[code];
  const { alternatives, ...rest } = details as { alternatives?: readonly Stay[] };
  return {
    type: "about:blank",
    title: code,
    status,
    detail,
    code,
    ...rest,
    ...(alternatives && {
      alternatives: alternatives.map(toWireStay),
    }),
  };
}
