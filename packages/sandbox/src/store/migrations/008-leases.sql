-- Until when somebody is at a delivery, in real time: the simulator's clock may be set meanwhile.
alter table deliveries add column leased_until timestamptz;
create index deliveries_of_subject on deliveries (company, subject_id, number) where status = 'PENDING';
