export function passesLuhn(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
