/** For other requests of browsers and measuring tools. */
export function loader() {
  return new Response(null, { status: 404 });
}
