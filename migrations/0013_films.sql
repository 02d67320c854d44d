CREATE TABLE "film_posters" (
	"user_file_id" integer PRIMARY KEY NOT NULL,
	"frame" smallint,
	"picture_id" integer
);
--> statement-breakpoint
CREATE TABLE "films" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"seconds" double precision NOT NULL,
	"width" integer,
	"height" integer,
	"has_sound" boolean NOT NULL,
	"plays_as_is" boolean NOT NULL,
	"loudness" double precision,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "film_posters" ADD CONSTRAINT "film_posters_user_file_id_user_files_id_fk" FOREIGN KEY ("user_file_id") REFERENCES "public"."user_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_posters" ADD CONSTRAINT "film_posters_picture_id_user_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."user_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_posters_picture_id_index" ON "film_posters" USING btree ("picture_id");