ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "transfer_to_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_transfer_to_id_users_id_fk" FOREIGN KEY ("transfer_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_transfer_to_id_index" ON "courses" USING btree ("transfer_to_id");