DROP INDEX "audit_log_at_index";--> statement-breakpoint
DROP INDEX "audit_log_actor_id_id_index";--> statement-breakpoint
DROP INDEX "audit_log_subject_user_id_id_index";--> statement-breakpoint
DROP INDEX "audit_log_action_id_index";--> statement-breakpoint
DROP INDEX "outbox_messages_created_at_index";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "secret_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "redacted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_real_name" ON "users" USING btree ("real_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_log_at_id_index" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_id_index" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_user_id_at_id_index" ON "audit_log" USING btree ("subject_user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_at_id_index" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_created_at_id_index" ON "outbox_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_status_created_at_id_index" ON "outbox_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_template_created_at_id_index" ON "outbox_messages" USING btree ("template","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_messages_unredacted" ON "outbox_messages" USING btree ("secret_until") WHERE "outbox_messages"."secret_until" is not null and "outbox_messages"."redacted_at" is null;--> statement-breakpoint
-- Codes sent before this column was there are blotted out like the others.
UPDATE "outbox_messages" SET "secret_until" = "created_at" + interval '5 minutes' WHERE "template" = 'account.registerCode';
