#!/bin/sh
# Makes of an export what Cloudflare Pages answers best: `sh docs/hosts/cloudflare-pages.sh out`.
# What is not there it answers with the nearest 404.html upwards and status 404, and where there is none with the root page
# and status 200. So deep links that are no page get the app, and files that are gone, such as scripts, a 404.
set -eu
cd "$1"
for folder in */; do
  [ "$folder" = tera-raid-info/ ] || cp 404.html "$folder"
done
rm 404.html
