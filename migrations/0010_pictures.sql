CREATE TABLE "pictures" (
	"file_id" integer PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"crop_x" double precision,
	"crop_y" double precision,
	"crop_width" double precision,
	"crop_height" double precision,
	"focus_x" double precision,
	"focus_y" double precision,
	"is_public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pictures_crop" CHECK (num_nulls("pictures"."crop_x", "pictures"."crop_y", "pictures"."crop_width", "pictures"."crop_height") in (0, 4)),
	CONSTRAINT "pictures_focus" CHECK (num_nulls("pictures"."focus_x", "pictures"."focus_y") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;