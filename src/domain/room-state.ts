/** What a physical room is like for those who clean it. It blocks no night. */
export const roomStates = ["clean", "being-cleaned", "dirty", "out-of-use"] as const;
export type RoomState = (typeof roomStates)[number];
