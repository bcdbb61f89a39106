export const error = {
  pageTitle: "Error",
  heading: "Unexpected Application Error!",
  missing: "We could not find this page. The address may have changed or come incomplete.",
  failed: "Something went wrong on our side. Wait a moment and try again.",
  home: "Go to the home page",
  rooms: "See the rooms",
};
