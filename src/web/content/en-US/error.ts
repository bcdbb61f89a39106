export const error = {
  pageTitle: "Error",
  heading: "Unexpected Application Error!",
  missing: "We couldn’t find this page. The link may have changed or be incomplete.",
  failed: "Something went wrong on our side. Wait a moment and try again.",
  lostLine: "The connection was lost before the page loaded. Check it and try again.",
  retry: "Try again",
  offline: {
    title: "You are offline",
    text: "We couldn’t open this page. It will open as soon as you’re back online. You can still call us:",
    rooms: "Our rooms, as you last saw them",
    mayChange: "Prices may have changed. You need a connection to see available dates.",
  },
  home: "Go to the home page",
  rooms: "See the rooms",
};
