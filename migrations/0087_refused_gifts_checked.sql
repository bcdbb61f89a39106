alter table refund validate constraint refund_discount;
alter table refund validate constraint refund_waived;
