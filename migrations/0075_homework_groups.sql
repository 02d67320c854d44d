ALTER TABLE "homework_works" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "in_groups" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "handed_in_by_id" integer;--> statement-breakpoint
ALTER TABLE "homework_works" ADD COLUMN "group_name" text;--> statement-breakpoint
ALTER TABLE "homework_works" ADD COLUMN "class_group_id" integer;--> statement-breakpoint
ALTER TABLE "homework_works" ADD COLUMN "shared_id" integer;--> statement-breakpoint
ALTER TABLE "homework_works" ADD COLUMN "saved_by_id" integer;--> statement-breakpoint
ALTER TABLE "homework_works" ADD COLUMN "own_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_handed_in_by_id_users_id_fk" FOREIGN KEY ("handed_in_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_class_group_id_class_groups_id_fk" FOREIGN KEY ("class_group_id") REFERENCES "public"."class_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_shared_id_homework_works_id_fk" FOREIGN KEY ("shared_id") REFERENCES "public"."homework_works"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_hand_ins_handed_in_by_id_index" ON "homework_hand_ins" USING btree ("handed_in_by_id");--> statement-breakpoint
CREATE INDEX "homework_works_saved_by_id_index" ON "homework_works" USING btree ("saved_by_id");--> statement-breakpoint
CREATE INDEX "homework_works_class_group_id_index" ON "homework_works" USING btree ("class_group_id");--> statement-breakpoint
CREATE INDEX "homework_works_shared_id_index" ON "homework_works" USING btree ("shared_id");--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_one" CHECK (num_nonnulls("homework_works"."user_id", "homework_works"."group_name") = 1);--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_shared" CHECK ("homework_works"."shared_id" is null or "homework_works"."user_id" is not null);