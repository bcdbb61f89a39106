import { Outlet } from "react-router";
import page from "../ui/page.module.css";

export function headers() {
  return { "cache-control": "no-store" };
}

export default function OwnerLayout() {
  return (
    <main className={page.page}>
      <Outlet />
    </main>
  );
}
