const colours = ["sol", "anil", "caju", "mar"] as const;

/** The same colour in the table and in the year's band. */
export function colourOf(index: number): (typeof colours)[number] {
  return colours[index % colours.length] ?? "sol";
}
