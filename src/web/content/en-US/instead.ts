export const instead = {
  looking: "Looking for what else is available…",
  rooms: "Available on these dates:",
  all: "See all {{total}} available options",
  dates: "Available nearby dates:",
};
