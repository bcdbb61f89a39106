drop trigger chargeback_moves_in on chargeback;
