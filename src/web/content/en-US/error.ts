export const error = {
  heading: "Unexpected Application Error!",
  sentence: "Algo não saiu como devia. Volte para a página inicial e tente de novo.",
  home: "Ir para a página inicial",
};
