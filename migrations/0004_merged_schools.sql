ALTER TABLE "schools" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_merged_into_id_schools_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schools_merged_into_id_index" ON "schools" USING btree ("merged_into_id");