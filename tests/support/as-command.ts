type Pool = { query(text: string): Promise<unknown> };

/** A statement about where money goes, as a command on the server would give it. */
export async function asCommand(pool: Pool, statement: string): Promise<void> {
  await pool.query(`begin; set local pousada.step_up = 'command'; ${statement}; commit`);
}
