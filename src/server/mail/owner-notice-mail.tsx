import { Body, Container, Head, Heading, Html, Link } from "@react-email/components";
import { adminUrl } from "../../contract/page-urls.ts";
import { formatDay } from "../../domain/format-day.ts";
import { formatMoney } from "../../domain/money.ts";
import { Fact, Facts, styles } from "./mail-parts.tsx";
import { mailWords } from "./mail-words.ts";
import type { MailFacts } from "./render-mail.ts";

/** What the owner needs on her phone: who comes, when, where, and what was paid. */
export function OwnerNoticeMail({ booking, room, siteUrl }: MailFacts) {
  const words = mailWords["pt-BR"];
  return (
    <Html lang="pt-BR">
      <Head />
      <Body style={styles.page}>
        <Container style={styles.card}>
          <Heading style={styles.title}>{room}</Heading>
          <Facts>
            <Fact label={words.code}>{booking.code}</Fact>
            <Fact label={words.checkIn}>{formatDay(booking.check_in, "long", "pt-BR")}</Fact>
            <Fact label={words.checkOut}>{formatDay(booking.check_out, "long", "pt-BR")}</Fact>
            <Fact label={words.name}>{booking.guest_name ?? words.notGiven}</Fact>
            <Fact label={words.email}>{booking.guest_email ?? words.notGiven}</Fact>
            <Fact label={words.phone}>{booking.guest_phone ?? words.notGiven}</Fact>
            <Fact label={words.total}>{formatMoney(booking.total, "pt-BR")}</Fact>
          </Facts>
          <Link href={`${siteUrl}${adminUrl}`} style={styles.text}>
            Abrir as reservas
          </Link>
        </Container>
      </Body>
    </Html>
  );
}
