/** Bundled with the pages on which a guest pays, by whatever means. */
export const toPay = {
  when: {
    today: "hoje, às {{hour}}",
    tomorrow: "amanhã, {{day}}, às {{hour}}",
    later: "{{day}}, às {{hour}}",
  },
  dueNow: "A pagar agora",
  camera: "Aponte a câmera do banco",
  qr: "QR Code Pix de {{amount}}",
  code: "Pix copia e cola",
  copy: "Copiar",
  copied: "Código copiado.",
  copiedNext: "Abra o aplicativo do banco, escolha Pix copia e cola e confirme o nome {{payee}}.",
  copyFailed: "Não deu para copiar. O código está marcado: copie pelo menu ou com Ctrl+C.",
  cnpj: "CNPJ {{cnpj}}",
} as const;
