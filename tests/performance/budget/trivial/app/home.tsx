import { Link } from "react-router";

export function meta() {
  return [{ title: "Trivial" }, { name: "description", content: "A heading and a link." }];
}

/** A minimal page: the bare cost of React and the router. */
export default function Home() {
  return (
    <main>
      <h1>Trivial</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
