import nodemailer, { type SendMailOptions } from "nodemailer";

export const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

export const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "BEGIN:VEVENT",
  "SUMMARY:Estadia na Pousada Maré Mansa",
  "DTSTART;VALUE=DATE:20261212",
  "DTEND;VALUE=DATE:20261215",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

/** A typical confirmation: accents, two bodies, two attachments. */
export const confirmation = {
  from: { name: "Pousada Maré Mansa", address: "reservas@mare-mansa.test" },
  to: { name: "Júlia Conceição", address: "julia@exemplo.test" },
  subject: "Reserva confirmada: três noites na praia",
  messageId: "<reserva-7k42@mare-mansa.test>",
  text: "Olá, Júlia! As noites são suas.\nAté sábado.",
  html: '<!doctype html><html><head></head><body><h1>Olá, Júlia!</h1><p>As noites são suas.</p><img src="cid:logo@mare-mansa" alt="Maré Mansa"></body></html>',
  attachments: [
    { filename: "estadia-março.ics", content: CALENDAR, contentType: "text/calendar" },
    {
      filename: "logo.png",
      content: Buffer.from(PIXEL, "base64"),
      contentType: "image/png",
      cid: "logo@mare-mansa",
    },
  ],
};

export async function send(smtpUrl: string, mail: SendMailOptions = confirmation) {
  const transport = nodemailer.createTransport(smtpUrl);
  try {
    return await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
