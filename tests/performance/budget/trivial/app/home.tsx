import { Link } from "react-router";

export function meta() {
  return [{ title: "Trivial" }, { name: "description", content: "A heading and a link." }];
}

/** Nothing a page could do without: what React and the router cost by themselves. */
export default function Home() {
  return (
    <main>
      <h1>Trivial</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
