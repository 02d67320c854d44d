CREATE TABLE "deletion_holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "on_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "deletion_holds" ADD CONSTRAINT "deletion_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletion_holds_user_id_index" ON "deletion_holds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_holds_one_open" ON "deletion_holds" USING btree ("user_id") WHERE "deletion_holds"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_linkHash_unique" UNIQUE("link_hash");