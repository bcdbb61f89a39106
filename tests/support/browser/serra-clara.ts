import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pictureUploadUrl } from "../../../src/contract/page-urls.ts";
import type { PropertyTexts } from "../../../src/domain/property.ts";
import type { App } from "./app.ts";

/** Another house: two rooms in the mountains, one phone, no beach. */
const facts = {
  name: "Pousada Serra Clara",
  short_name: "Serra Clara",
  address: "Estrada do Cedro, 1200",
  city: "Vale Alto",
  state: "Minas Gerais",
  phone: "(35) 3777-0119",
  second_phone: "",
  whatsapp: "5535977770119",
  email: "oi@serraclara.example",
  latitude: -22.3,
  longitude: -44.9,
  year: 2026,
  time_zone: "America/Sao_Paulo",
  check_in_time: "15:00",
  check_out_time: "12:00",
  late_arrival_from: null,
  date_format: "DD/MM/YYYY",
  cnpj: "11.222.333/0001-81",
  cadastur: "11.222333.10.0001-4",
};

const rooms = [
  { id: "araucaria", name: "Chalé Araucária", english: "Araucaria Chalet", price: 42_000 },
  { id: "neblina", name: "Chalé Neblina", english: "Mist Chalet", price: 38_000 },
];

type Picture = { readonly id: string; readonly width: number; readonly height: number };

/** Hills in the morning, drawn, so that no real photos are needed. */
function hills(sky: string, near: string): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000">
    <rect width="1500" height="1000" fill="${sky}"/>
    <path d="M0 640 L380 300 L760 620 L1100 360 L1500 600 V1000 H0 Z" fill="${near}" opacity="0.5"/>
    <path d="M0 820 L520 520 L900 800 L1240 640 L1500 760 V1000 H0 Z" fill="${near}"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

/** Turns the app's property into Serra Clara, without bookings. */
export async function becomeSerraClara(page: Page, app: App): Promise<void> {
  const pictures = await Promise.all(
    ["#cfe0ea", "#f2d9c4", "#d8e4d2"].map(async (sky) => {
      const answer = await page.request.post(`${app.siteUrl}${pictureUploadUrl}`, {
        headers: { "content-type": "image/jpeg", origin: app.siteUrl },
        data: await hills(sky, "#4d6b57"),
      });
      return (await answer.json()) as Picture;
    }),
  );
  // The triggers that forbid deletion are bypassed: this property never had these rows.
  await app.query(
    `begin; set local session_replication_role = replica;
     truncate listing, physical_room, booking, activity cascade; commit`,
  );
  const texts = textsWith(pictures);
  const row = {
    ...facts,
    hero_photo: JSON.stringify(texts.aboutUs.photo),
    texts: JSON.stringify(texts),
    texts_en: "{}",
  };
  const columns = Object.keys(row).map((column, index) => `${column} = $${index + 1}`);
  await app.query(`update property set ${columns.join(", ")}`, Object.values(row));
  await app.query(`update "user" set name = 'Anselmo Reis', email = 'anselmo@serraclara.example'`);
  for (const [position, room] of rooms.entries()) await addRoom(app, room, position, pictures);
}

function textsWith(pictures: readonly Picture[]): PropertyTexts {
  const [morning, evening] = pictures.map((picture) => ({
    ...picture,
    alt: "Duas serras, uma atrás da outra.",
  }));
  if (!morning || !evening) throw new Error("no pictures");
  return {
    description: "Dois chalés de madeira no alto do vale, com lareira e céu limpo.",
    promotion: { title: "", text: "", hidden: true },
    learnMore: {
      title: "A serra, devagar",
      text: "Trilha de manhã, fogo de noite.",
      photos: [{ ...evening, caption: "O vale à tarde" }],
    },
    aboutUs: {
      title: "Uma família da serra",
      text: "Plantamos as araucárias em 1994, e os chalés vieram depois delas.",
      button: "Ver os chalés",
      photo: morning,
    },
    benefits: [
      { type: "fireplace", title: "Lareira", text: "A lenha já está rachada." },
      { type: "mountain", title: "Trilhas", text: "Três saem do portão." },
    ],
  };
}

async function addRoom(
  app: App,
  { id, name, english, price }: (typeof rooms)[number],
  position: number,
  pictures: readonly Picture[],
): Promise<void> {
  const texts = {
    name,
    cardTitle: name,
    cardText: "Madeira, manta e uma janela para o vale.",
    paragraphs: ["Um chalé para dois, com lareira e mesa perto da janela."],
    amenities: [{ icon: "bed-double", title: "Cama larga", text: "Com cobertor de lã." }],
    observations: ["Estacionamos o carro ao lado."],
  };
  await app.query(
    `insert into listing (id, slug, position, published, whole_house, capacity, room_count,
       nightly_price, child_up_to_12, child_above_12, rates_valid_until, texts, texts_en)
     values ($1, $1, $2, true, false, 2, 1, $3, 0, 0, '2030-12-31', $4, $5)`,
    [id, position, price, JSON.stringify(texts), JSON.stringify({ name: english })],
  );
  await app.query(
    `with room as (insert into physical_room (name) values ($2) returning id)
     insert into listing_physical_room select $1, id from room`,
    [id, name],
  );
  for (const [place, picture] of pictures.entries()) {
    await app.query(
      "insert into listing_photo (listing_id, position, media_id, alt, alt_en) values ($1, $2, $3, $4, '')",
      [id, place, picture.id, "A serra pela janela do chalé."],
    );
  }
}
