import type { MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { styles } from "./styles.ts";

/** Opens the guest's own page of the booking, where the balance can be paid. */
export function GuestLink({ booking: { language }, money, link }: MailFacts) {
  const words = mailWords[language];
  return <LinkButton link={link} text={money.open > 0 ? words.payBalance : words.myBooking} />;
}

/** Nothing where no link was made for the address. */
export function LinkButton({ link, text }: { link: string | null; text: string }) {
  if (!link) return null;
  return (
    <p className="screen">
      <a href={link} style={styles.primary}>
        {text}
      </a>
    </p>
  );
}
