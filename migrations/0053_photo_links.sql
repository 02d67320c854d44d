CREATE TABLE "photo_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"attempt_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"session_id" integer NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "photo_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD COLUMN "part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_links_attempt_id_made_at_index" ON "photo_links" USING btree ("attempt_id","made_at");--> statement-breakpoint
CREATE INDEX "photo_links_session_id_index" ON "photo_links" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "photo_links_expires_at_index" ON "photo_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "answer_uploads" ADD CONSTRAINT "answer_uploads_link_id_photo_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."photo_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_uploads_link_id_index" ON "answer_uploads" USING btree ("link_id");