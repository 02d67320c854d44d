CREATE TABLE "attempt_comments" (
	"attempt_id" integer PRIMARY KEY NOT NULL,
	"comment" text NOT NULL,
	"written_by" integer,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_comments" ADD CONSTRAINT "attempt_comments_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_comments" ADD CONSTRAINT "attempt_comments_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_comments_written_by_index" ON "attempt_comments" USING btree ("written_by");