import type { Day } from "../../../domain/day.ts";
import { formatDay } from "../../../domain/format-day.ts";
import type { MailFacts } from "../facts.ts";
import { mailWords } from "../words.ts";
import { styles } from "./styles.ts";

export function StayDates({ booking, property }: MailFacts) {
  const { language } = booking;
  const words = mailWords[language];
  const cell = (label: string, day: Day, hours: string) => (
    <td style={styles.dateCell}>
      <p style={styles.dateLabel}>{label}</p>
      <p style={styles.date}>{formatDay(day, "numeric", language)}</p>
      <p style={styles.dateHours}>{`${formatDay(day, "weekday", language)}, ${hours}`}</p>
    </td>
  );
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.dates}>
      <tbody>
        <tr>
          {cell(words.checkIn, booking.check_in, words.from(property.checkInTime))}
          {cell(words.checkOut, booking.check_out, words.until(property.checkOutTime))}
        </tr>
      </tbody>
    </table>
  );
}
