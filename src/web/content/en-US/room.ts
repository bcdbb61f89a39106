export const room = {
  back: "voltar",
  offer: "O que oferecemos:",
  goodToKnow: "Bom saber",
  failed: "Error fetching room data.",
  missing: "No room data available.",
  unknownError: "Erro desconhecido",
};
