/** The zones of the country, by the towns that name them. */
const timeZones = [
  { value: "America/Bahia", text: "Bahia" },
  { value: "America/Sao_Paulo", text: "Brasília, São Paulo e Rio" },
  { value: "America/Maceio", text: "Alagoas e Sergipe" },
  { value: "America/Recife", text: "Pernambuco" },
  { value: "America/Fortaleza", text: "Ceará, Paraíba, Rio Grande do Norte, Piauí e Maranhão" },
  { value: "America/Belem", text: "Pará e Amapá" },
  { value: "America/Araguaina", text: "Tocantins" },
  { value: "America/Cuiaba", text: "Mato Grosso" },
  { value: "America/Campo_Grande", text: "Mato Grosso do Sul" },
  { value: "America/Manaus", text: "Amazonas" },
  { value: "America/Porto_Velho", text: "Rondônia" },
  { value: "America/Boa_Vista", text: "Roraima" },
  { value: "America/Rio_Branco", text: "Acre" },
  { value: "America/Noronha", text: "Fernando de Noronha" },
];

/** A stored time zone outside this list is kept until another one is chosen. */
export function zonesWith(zone: string) {
  const isKnown = timeZones.some(({ value }) => value === zone);
  return isKnown ? timeZones : [{ value: zone, text: zone }, ...timeZones];
}
