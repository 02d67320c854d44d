CREATE TABLE "film_cues" (
	"subtitle_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "film_cues_subtitle_id_position_pk" PRIMARY KEY("subtitle_id","position"),
	CONSTRAINT "film_cues_order" CHECK ("film_cues"."start_ms" >= 0 and "film_cues"."end_ms" > "film_cues"."start_ms")
);
--> statement-breakpoint
CREATE TABLE "film_subtitles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "film_subtitles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_file_id" integer NOT NULL,
	"language" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source_file_id" integer,
	CONSTRAINT "film_subtitles_language" UNIQUE("user_file_id","language")
);
--> statement-breakpoint
ALTER TABLE "film_cues" ADD CONSTRAINT "film_cues_subtitle_id_film_subtitles_id_fk" FOREIGN KEY ("subtitle_id") REFERENCES "public"."film_subtitles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_subtitles" ADD CONSTRAINT "film_subtitles_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_subtitles" ADD CONSTRAINT "film_subtitles_source_file_id_files_id_fk" FOREIGN KEY ("source_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_subtitles_source_file_id_index" ON "film_subtitles" USING btree ("source_file_id");--> statement-breakpoint
-- Written by hand: the subtitles of course items become those of their films; their cues are read from the files when they are first needed.
INSERT INTO "film_subtitles" ("user_file_id", "language", "source_file_id")
SELECT DISTINCT ON (i."user_file_id", s."language") i."user_file_id", s."language", s."file_id"
FROM "course_item_subtitles" s JOIN "course_items" i ON i."id" = s."item_id"
WHERE i."user_file_id" IS NOT NULL
ORDER BY i."user_file_id", s."language", s."item_id";
