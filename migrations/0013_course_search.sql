CREATE TABLE "course_search" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"name_keys" text[] NOT NULL,
	"found" "tsvector" NOT NULL,
	"ranked" "tsvector" NOT NULL,
	"version" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "courses_search";--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_search_found" ON "course_search" USING gin ("found");--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "search_version";