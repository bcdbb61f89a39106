export const error = {
  pageTitle: "Error",
  heading: "Unexpected Application Error!",
  missing: "We could not find this page. The address may have changed or come incomplete.",
  failed: "Something went wrong on our side. Wait a moment and try again.",
  lostLine: "The connection was lost before the page arrived. Check it and try again.",
  retry: "Try again",
  offline: {
    title: "You are offline",
    text: "This page could not be opened. As soon as the connection is back, it opens by itself. By phone we are still here:",
    rooms: "Our rooms, as you last saw them",
    mayChange: "Prices may have changed. Free dates are shown only with a connection.",
  },
  home: "Go to the home page",
  rooms: "See the rooms",
};
