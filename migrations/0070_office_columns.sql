CREATE TABLE "grade_office_columns" (
	"user_id" integer NOT NULL,
	"heads" text NOT NULL,
	"columns" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_office_columns_user_id_heads_pk" PRIMARY KEY("user_id","heads")
);
--> statement-breakpoint
ALTER TABLE "grade_office_columns" ADD CONSTRAINT "grade_office_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;