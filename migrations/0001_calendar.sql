CREATE TABLE "calendar_entries" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"status" text NOT NULL,
	"saved" numeric(7, 2),
	"trigger" text,
	"amount" numeric(10, 2),
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_entries_user_id_date_pk" PRIMARY KEY("user_id","date"),
	CONSTRAINT "calendar_entries_saved" CHECK ("calendar_entries"."status" = 'gambled' or "calendar_entries"."saved" is not null)
);
--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "total_clean_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "month_clean_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "last_gamble" date;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "first_entry" date;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;