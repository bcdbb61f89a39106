import { randomInt } from "node:crypto";
import type { Delivery } from "../../provider/courier.ts";
import type { SavedAnswer } from "../../provider/keep-books.ts";

export type PaymentStatus =
  | "pending"
  | "approved"
  | "in_process"
  | "in_mediation"
  | "rejected"
  | "cancelled"
  | "refunded"
  | "charged_back";

export type Payer = {
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  identification: { type: string; number: string } | null;
};

export type PixDetails = {
  /** The copy-and-paste code ('copia e cola'). */
  code: string;
  /** The code as a PNG in base64. */
  picture: string;
  /** The transfer's end-to-end id, once there is one. */
  transfer: string | null;
  /** Whose bank account the money came from. */
  paidBy: string | null;
};

export type CardDetails = {
  brand: string;
  firstSix: string;
  lastFour: string;
  holder: string;
  expMonth: number;
  expYear: number;
  installments: number;
  installmentAmount: number;
  /** With the buyer's interest. */
  totalPaid: number;
  preferenceId: string;
  orderId: number;
  binaryMode: boolean;
  /** The page's own token, so that a form sent twice pays once. */
  attempt: string;
};

export type RefundStatus = "approved" | "in_process" | "rejected";

export type RefundEntry = {
  id: number;
  amount: number;
  status: RefundStatus;
  createdAt: number;
  settles: { at: number; as: "approved" | "rejected" } | null;
};

/** A state that searches show from a moment on. */
export type IndexedBody = { visibleAt: number; body: object };

/** Amounts are centavos, times epoch milliseconds. */
export type PaymentEntry = {
  id: number;
  live: boolean;
  status: PaymentStatus;
  statusDetail: string;
  /** The amount asked for. */
  asked: number;
  /** `transaction_amount`: the amount asked for, until another one is paid. */
  amount: number;
  createdAt: number;
  approvedAt: number | null;
  updatedAt: number;
  expiresAt: number | null;
  /** Until then, reading it by its id is a 404. */
  readableAt: number;
  description: string | null;
  externalReference: string | null;
  metadata: Record<string, unknown>;
  additionalInfo: object;
  statementDescriptor: string | null;
  payer: Payer;
  means: ({ type: "pix" } & PixDetails) | ({ type: "card" } & CardDetails);
  fees: { type: string; payer: "collector" | "payer"; amount: number }[];
  refunds: RefundEntry[];
  indexed: IndexedBody[];
};

export type PreferenceItem = {
  id: string | null;
  title: string;
  description: string | null;
  quantity: number;
  unitPrice: number;
};

export type BackUrls = { success: string; pending: string; failure: string };

export type PreferenceEntry = {
  id: string;
  live: boolean;
  createdAt: number;
  orderId: number;
  items: PreferenceItem[];
  payer: object;
  payerEmail: string | null;
  backUrls: BackUrls;
  autoReturn: string | null;
  externalReference: string | null;
  expires: boolean;
  expiresFrom: number | null;
  expiresTo: number | null;
  binaryMode: boolean;
  excludedTypes: string[];
  installments: number;
  metadata: Record<string, unknown>;
  statementDescriptor: string | null;
  indexed: IndexedBody[];
};

export type ChargebackEntry = {
  /** Too large for a JSON number. */
  id: string;
  live: boolean;
  paymentId: number;
  amount: number;
  reason: string;
  /** Null while undecided. */
  won: boolean | null;
  createdAt: number;
  updatedAt: number;
};

export type NotificationEntry = {
  id: number;
  topic: string;
  action: string;
  dataId: string;
  createdAt: number;
  body: object;
  pending: boolean;
  deliveries: Delivery[];
};

/** The whole state as plain data, oldest first, stored as JSON. */
export type Books = {
  lastId: number;
  payments: PaymentEntry[];
  preferences: PreferenceEntry[];
  chargebacks: ChargebackEntry[];
  notifications: NotificationEntry[];
  savedAnswers: Record<string, SavedAnswer>;
};

const FIRST_ID = 100_000_000_000;

export function emptyBooks(): Books {
  return {
    // Random, so that ids differ from those of earlier runs.
    lastId: FIRST_ID + randomInt(800_000_000_000),
    payments: [],
    preferences: [],
    chargebacks: [],
    notifications: [],
    savedAnswers: {},
  };
}
