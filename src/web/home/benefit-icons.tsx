import { KeyRound, Umbrella, Waves, Wifi } from "lucide-react";
import type { ComponentType, SVGProps } from "react";
import type { BenefitType } from "../../domain/property.ts";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** Drawn for this site: Lucide's bicycle has a rider, and its family is a single face. */
const Bicycle: Icon = (props) => (
  <Drawing {...props}>
    <circle cx="5.5" cy="16.5" r="3.75" />
    <circle cx="18.5" cy="16.5" r="3.75" />
    <path d="M5.5 16.5 9 9.5h6.5l3 7" />
    <path d="m9 9.5 3 7h-6.5" />
    <path d="m12 16.5 3.5-7-.75-3H17.5" />
    <path d="M7.5 7.25h3M9 9.5l-.6-2.25" />
  </Drawing>
);

const Family: Icon = (props) => (
  <Drawing {...props}>
    <circle cx="7.5" cy="5.75" r="2.75" />
    <path d="M2.5 20v-4.5a5 5 0 0 1 8.2-3.85" />
    <circle cx="17.25" cy="7" r="2.25" />
    <path d="M21.75 20v-4.25a4.5 4.5 0 0 0-6.3-4.12" />
    <circle cx="12.5" cy="14" r="1.75" />
    <path d="M9.25 20v-.25a3.25 3.25 0 0 1 6.5 0V20" />
  </Drawing>
);

export const benefitIcons: Record<BenefitType, Icon> = {
  beach: Waves,
  wifi: Wifi,
  bicycles: Bicycle,
  "beach-tent": Umbrella,
  family: Family,
  "flexible-check-in": KeyRound,
};

/** The same stroke as Lucide's icons. */
function Drawing({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {children}
    </svg>
  );
}
