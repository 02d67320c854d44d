ALTER TABLE "papers" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "choice" text;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_plan_id_papers_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_plan_id_index" ON "papers" USING btree ("plan_id") WHERE plan_id is not null;