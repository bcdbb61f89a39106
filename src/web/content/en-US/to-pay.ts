export const toPay = {
  when: {
    today: "today at {{hour}}",
    tomorrow: "tomorrow, {{day}}, at {{hour}}",
    later: "{{day}} at {{hour}}",
  },
  dueNow: "To pay now",
  camera: "Scan it with your bank's app",
  qr: "Pix QR code for {{amount}}",
  code: "Pix copy and paste code",
  copy: "Copy",
  copied: "Code copied.",
  copiedNext:
    "Open your bank's app, choose Pix copia e cola (copy and paste), and check the name {{payee}}.",
  copyFailed: "It could not be copied. The code is selected: copy it by the menu or with Ctrl+C.",
  cnpj: "Company number (CNPJ) {{cnpj}}",
} as const;
