/** The logo: an m that runs out into a wave, and the sun. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 56 32" width="56" height="32" fill="none" aria-hidden>
      <circle cx="44" cy="8.5" r="5.5" fill="var(--sol-400)" />
      <path
        d="M3 27.5V18.2C3 12.8 5.9 9.6 9.8 9.6s6.8 3.2 6.8 8.6v9.3-9.3c0-5.4 2.9-8.6 6.8-8.6s6.8 3.2 6.8 8.6c0 5.9 2.6 9.3 7.6 9.3 6.2 0 6.6-4.8 11.4-4.8 1.6 0 2.9.5 3.8 1.2"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
