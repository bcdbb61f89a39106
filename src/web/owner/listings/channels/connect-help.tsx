import styles from "./channels.module.css";

/** Steps at each portal, for both directions. Menus get renamed, so it says what to look for. */
export function ConnectHelp() {
  return (
    <details className={styles.help}>
      <summary>Onde acho esse endereço?</summary>
      <div className={styles.ways}>
        <section>
          <h4>No Airbnb</h4>
          <ol>
            <li>Abra o anúncio deste quarto e vá em Calendário, Disponibilidade.</li>
            <li>Em Conectar calendários, copie o endereço que termina em .ics.</li>
            <li>Cole aqui e toque em Ligar calendário.</li>
            <li>De volta ao Airbnb, na mesma tela, cole o nosso endereço e dê o nome da casa.</li>
          </ol>
        </section>
        <section>
          <h4>No Booking</h4>
          <ol>
            <li>Na extranet, vá em Tarifas e disponibilidade, Sincronizar calendários.</li>
            <li>Escolha este quarto e exporte: copie o endereço que aparece.</li>
            <li>Cole aqui e toque em Ligar calendário.</li>
            <li>De volta ao Booking, importe um calendário e cole o nosso endereço.</li>
          </ol>
        </section>
      </div>
      <p>Os portais mudam o nome dos menus às vezes. Procure por iCal ou sincronizar calendário.</p>
    </details>
  );
}
