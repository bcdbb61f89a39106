import {
  Baby,
  Bath,
  BedDouble,
  Bike,
  Check,
  Coffee,
  Fan,
  KeyRound,
  type LucideIcon,
  MoonStar,
  Refrigerator,
  ShowerHead,
  Snowflake,
  Sun,
  Trees,
  Tv,
  Umbrella,
  Users,
  Utensils,
  Waves,
  Wifi,
} from "lucide-react";
import type { AmenityIcon } from "../../domain/amenity-icon.ts";

const icons: Readonly<Record<AmenityIcon, LucideIcon>> = {
  baby: Baby,
  bath: Bath,
  "bed-double": BedDouble,
  bike: Bike,
  coffee: Coffee,
  fan: Fan,
  "key-round": KeyRound,
  "moon-star": MoonStar,
  refrigerator: Refrigerator,
  "shower-head": ShowerHead,
  snowflake: Snowflake,
  sun: Sun,
  trees: Trees,
  tv: Tv,
  umbrella: Umbrella,
  users: Users,
  utensils: Utensils,
  waves: Waves,
  wifi: Wifi,
};

export function amenityIcon(name: string): LucideIcon {
  return name in icons ? icons[name as AmenityIcon] : Check;
}
