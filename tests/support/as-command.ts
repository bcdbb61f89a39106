type Pool = { query(text: string): Promise<unknown> };

/** Runs a statement about where money goes, as a command on the server would. */
export async function asCommand(pool: Pool, statement: string): Promise<void> {
  await pool.query(`begin; set local pousada.step_up = 'command'; ${statement}; commit`);
}
