/** Whatever else a browser or a measuring tool asks for. */
export function loader() {
  return new Response(null, { status: 404 });
}
