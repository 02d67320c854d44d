CREATE TABLE "interaction_pictures" (
	"user_file_id" integer PRIMARY KEY NOT NULL,
	"interaction_id" integer,
	"reply_id" integer,
	"position" smallint NOT NULL,
	CONSTRAINT "interaction_pictures_of_one" CHECK (num_nonnulls("interaction_pictures"."interaction_id", "interaction_pictures"."reply_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "interaction_uploads" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"author_id" integer NOT NULL,
	"user_file_id" integer,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner_contacts" (
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"writer_id" integer,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "learner_contacts_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interaction_pictures" ADD CONSTRAINT "interaction_pictures_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_pictures" ADD CONSTRAINT "interaction_pictures_interaction_id_interactions_id_fk" FOREIGN KEY ("interaction_id") REFERENCES "public"."interactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_pictures" ADD CONSTRAINT "interaction_pictures_reply_id_interaction_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."interaction_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_uploads" ADD CONSTRAINT "interaction_uploads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interaction_uploads" ADD CONSTRAINT "interaction_uploads_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_contacts" ADD CONSTRAINT "learner_contacts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_contacts" ADD CONSTRAINT "learner_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_contacts" ADD CONSTRAINT "learner_contacts_writer_id_users_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interaction_pictures_interaction_id_index" ON "interaction_pictures" USING btree ("interaction_id");--> statement-breakpoint
CREATE INDEX "interaction_pictures_reply_id_index" ON "interaction_pictures" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "interaction_uploads_author_id_began_at_index" ON "interaction_uploads" USING btree ("author_id","began_at");--> statement-breakpoint
CREATE INDEX "interaction_uploads_user_file_id_index" ON "interaction_uploads" USING btree ("user_file_id");--> statement-breakpoint
CREATE INDEX "interaction_uploads_began_at_index" ON "interaction_uploads" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "learner_contacts_user_id_index" ON "learner_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learner_contacts_writer_id_index" ON "learner_contacts" USING btree ("writer_id");--> statement-breakpoint
-- Subtitles are cut into words again, now with the beginning of the next one.
UPDATE "film_cues" SET "found" = NULL;--> statement-breakpoint
-- Askers hear of replies without following their own question.
DELETE FROM "interaction_followers" f USING "interactions" q WHERE q."id" = f."interaction_id" AND q."author_id" = f."user_id";
