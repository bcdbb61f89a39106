/** The most common parts of passwords in Portuguese and English. */
export const commonWords: readonly string[] = [
  ..."senha senhas minhasenha password passw passwd contrasena mudar mudeja alterar trocar".split(
    " ",
  ),
  ..."admin administrador administracao administrator root user usuario login teste test".split(
    " ",
  ),
  ..."welcome bemvindo bemvinda master mestre acesso access entrar abracadabra segredo secret".split(
    " ",
  ),
  ..."qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abcdef abcd abc".split(" "),
  ..."iloveyou teamo amor love princesa princess dragon monkey sunshine football futebol".split(
    " ",
  ),
  ..."brasil brazil flamengo corinthians palmeiras saopaulo vasco gremio cruzeiro santos".split(
    " ",
  ),
  ..."pousada hotel hostel reserva reservas praia bahia verao recepcao dona dono proprietaria".split(
    " ",
  ),
  ..."jesus cristo deus familia maria joao jose ana gabriel letmein trustno superman batman".split(
    " ",
  ),
  ..."janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro".split(
    " ",
  ),
];
