CREATE TABLE "anonymous_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "anonymous_blocks_others" CHECK ("anonymous_blocks"."user_id" <> "anonymous_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"notice_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'shown' NOT NULL,
	"deleted_at" timestamp with time zone,
	"is_public" boolean GENERATED ALWAYS AS (status = 'shown' and deleted_at is null) STORED NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"moderator_id" uuid,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"until" timestamp with time zone,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"author_id" uuid,
	"anonymous" boolean NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"anonymous" boolean NOT NULL,
	"crisis" boolean DEFAULT false NOT NULL,
	"held" text,
	"reports" integer DEFAULT 0 NOT NULL,
	"appeals" integer DEFAULT 0 NOT NULL,
	"urgency" smallint GENERATED ALWAYS AS (case when crisis then 1 when held is not null then 2 when appeals > 0 then 3 else 4 end) STORED NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"copied_title" text,
	"copied_text" text,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"mentions_betting" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'shown' NOT NULL,
	"deleted_at" timestamp with time zone,
	"is_public" boolean GENERATED ALWAYS AS (status = 'shown' and deleted_at is null) STORED NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "anonymous_blocks" ADD CONSTRAINT "anonymous_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anonymous_blocks" ADD CONSTRAINT "anonymous_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_action_id_moderation_actions_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."moderation_actions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "anonymous_blocks_pair" ON "anonymous_blocks" USING btree ("user_id","blocked_id");--> statement-breakpoint
CREATE INDEX "anonymous_blocks_blocked_id" ON "anonymous_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "appeals_user_id" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "comments_withheld" ON "comments" USING btree ("user_id","post_id") WHERE not is_public;--> statement-breakpoint
CREATE INDEX "comments_deleted" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "comments_idempotency" ON "comments" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "moderation_actions_target" ON "moderation_actions" USING btree ("target_type","target_id","id");--> statement-breakpoint
CREATE INDEX "moderation_actions_author_id" ON "moderation_actions" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_actions_idempotency" ON "moderation_actions" USING btree ("moderator_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_items_target" ON "moderation_items" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE INDEX "moderation_items_open" ON "moderation_items" USING btree ("urgency","opened_at") WHERE "moderation_items"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "moderation_items_author_id" ON "moderation_items" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_action_id" ON "notices" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "post_likes_post" ON "post_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_public" ON "posts" USING btree ("id") WHERE is_public;--> statement-breakpoint
CREATE INDEX "posts_withheld" ON "posts" USING btree ("user_id","id") WHERE not is_public;--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_idempotency" ON "posts" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("user_id","target_type","target_id");--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("target_id");
--> statement-breakpoint
ALTER TABLE "posts" SET (fillfactor = 85);--> statement-breakpoint
-- Counters of a post, whoever writes: routes, moderators, the deletion of an account. Every change to what is shown of a
-- post's comments also changes the post's own row, by which kept pages notice it.
CREATE FUNCTION "count_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change int := coalesce(new.is_public::int, 0) - coalesce(old.is_public::int, 0);
BEGIN
	IF change <> 0 THEN
		UPDATE posts SET comment_count = comment_count + change WHERE id = coalesce(new.post_id, old.post_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "comments_counted" AFTER INSERT OR DELETE OR UPDATE OF "status", "deleted_at" ON "comments"
	FOR EACH ROW EXECUTE FUNCTION "count_comment"();--> statement-breakpoint
CREATE FUNCTION "count_like"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE posts SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
		WHERE id = coalesce(new.post_id, old.post_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "post_likes_counted" AFTER INSERT OR DELETE ON "post_likes"
	FOR EACH ROW EXECUTE FUNCTION "count_like"();

--> statement-breakpoint
-- The record of what moderators did can be added to, and that is all. Only an account that is deleted takes its name out.
CREATE FUNCTION "keep_moderation_actions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE'
		AND to_jsonb(new) - 'moderator_id' - 'author_id' = to_jsonb(old) - 'moderator_id' - 'author_id'
		AND (new.moderator_id IS NOT DISTINCT FROM old.moderator_id
			OR (new.moderator_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = old.moderator_id)))
		AND (new.author_id IS NOT DISTINCT FROM old.author_id
			OR (new.author_id IS NULL AND NOT EXISTS (SELECT FROM users WHERE id = old.author_id)))
	THEN
		RETURN new;
	END IF;
	RAISE EXCEPTION 'moderation_actions can only be added to' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "moderation_actions_kept" BEFORE UPDATE OR DELETE ON "moderation_actions"
	FOR EACH ROW EXECUTE FUNCTION "keep_moderation_actions"();
