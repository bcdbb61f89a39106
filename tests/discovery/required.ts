import type { Node } from "./read-page.ts";

/**
 * The properties that Google requires per type: local business (BedAndBreakfast is one), hotel
 * price and room, breadcrumb, and Offer within a product.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  BedAndBreakfast: ["name", "address", "image", "telephone", "url", "geo"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  HotelRoom: ["name", "description", "url", "image", "occupancy"],
  Product: ["name", "image"],
  QuantitativeValue: ["maxValue"],
  LocationFeatureSpecification: ["name", "value"],
  Offer: ["url", "seller"],
  LodgingReservation: ["checkinTime", "checkoutTime", "availability"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitCode"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

/** Checks every node at any depth: a known type, all required properties, nothing empty. */
export function complaintsAbout(value: unknown, path = ""): string[] {
  if (value === null || value === undefined || value === "") return [`${path} is empty`];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => complaintsAbout(one, `${path}[${index}]`));
  }
  if (typeof value !== "object") return [];
  const node = value as Node;
  const types: string[] = [node["@type"] ?? []].flat();
  const isReference = types.length === 0 && Object.keys(node).join() === "@id";
  if (types.length === 0 && !isReference) return [`${path} has no type`];
  return [
    ...types.flatMap((type) => missing(type, node, path)),
    ...priceless(types, node, path),
    ...Object.entries(node).flatMap(([name, inner]) => complaintsAbout(inner, `${path}.${name}`)),
  ];
}

function missing(type: string, node: Node, path: string): string[] {
  const names = required[type];
  if (!names) return [`${path} is a ${type}, which nobody asked for`];
  return names.filter((name) => !(name in node)).map((name) => `${path} ${type} without ${name}`);
}

/** An offer has a price and its currency, or is sold out. */
function priceless(types: readonly string[], node: Node, path: string): string[] {
  if (!types.includes("Offer")) return [];
  const isPriced = typeof node.price === "number" && node.priceCurrency === "BRL";
  const isSoldOut = node.availability === "https://schema.org/SoldOut" && !("price" in node);
  return isPriced || isSoldOut ? [] : [`${path} Offer without a price`];
}
