alter table payment_session validate constraint session_means;
