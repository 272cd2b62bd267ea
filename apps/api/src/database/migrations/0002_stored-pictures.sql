ALTER TABLE "ad_images" DROP CONSTRAINT "ad_images_position";--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_position" CHECK ("ad_images"."position" between 1 and 100);