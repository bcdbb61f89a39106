const REFRESH_MS = 2000;

const problem = document.querySelector("#problem");
const refresh = document.querySelector("#refresh");

/** The setting survives the reload it causes. */
const refreshing = () => sessionStorage.getItem("refresh") === "on";

refresh.setAttribute("aria-pressed", String(refreshing()));
refresh.addEventListener("click", () => {
  sessionStorage.setItem("refresh", refreshing() ? "off" : "on");
  location.reload();
});
if (refreshing()) setTimeout(() => location.reload(), REFRESH_MS);

for (const button of document.querySelectorAll("[data-path]"))
  button.addEventListener("click", () => give(button.dataset.path, button.dataset.body));

async function give(path, body) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(path, { method: "POST", headers, body });
  if (response.ok) return location.reload();
  const answer = await response.json();
  problem.textContent = `Não deu certo: ${answer.error}`;
}
